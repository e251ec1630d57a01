/// One diagnostic of every factory of ignore comments.

import LayoutDiagnostics
import LayoutSyntax

private let file = FileID(0)
private let place = Place(file, ByteRange(start: 15, end: 19))
private let end = Place(file, ByteRange(start: 19, end: 19))

let ignoreDiagnostics: [Diagnostic] = [
  .unusedIgnore(
    place, names: ["unused-let"], scope: .following, deletion: place, deletesComment: true),
  .unusedIgnore(
    place, names: ["unused-let", "L0412"], scope: .line, deletion: place, deletesComment: true),
  .unusedIgnore(
    place, names: ["L0412"], scope: .nothing, deletion: place, deletesComment: false),
  .unknownIgnore(place, name: "group-canot-fit", suggestion: "group-cannot-fit"),
  .unknownIgnore(place, name: "everything", suggestion: nil),
  .emptyIgnore(place, deletion: place),
  .ignoreWithoutReason(place, end: end),
  .ignoredError(place, name: "empty-layout", deletion: place, deletesComment: true),
  .ignoredError(place, name: "L0430", deletion: place, deletesComment: false),
]
