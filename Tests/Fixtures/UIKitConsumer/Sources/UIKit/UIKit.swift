@_exported import LayoutObjects
