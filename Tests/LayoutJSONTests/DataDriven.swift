/// A program with everything that inputs and data decide, written by hand.

enum DataDriven {
  /// As the writer lays it out.
  static let program = #"""
    {
      "format": 1,
      "layouts": [
        {
          "name": "Feed",
          "parameters": [
            {"name": "columns", "type": "Int", "default": -3},
            {"name": "gap", "type": "Number", "default": 2.5},
            {"name": "isWide", "type": "Bool", "default": false},
            {"name": "style", "type": "String", "default": "big"},
            {"name": "title", "type": "String"},
            {"name": "aspectRatio", "type": "(Int) -> Number", "default": {"op": "add", "left": {"input": "index"}, "right": 1}},
            {"name": "weight", "type": "(Int) -> Number", "default": 1},
            {"name": "isBig", "type": "(Int) -> Bool", "default": {"op": "equal", "left": {"call": "mod", "arguments": [{"input": "index"}, 3]}, "right": 0}},
            {"name": "isNew", "type": "(Int) -> Bool", "default": true},
            {"name": "isOld", "type": "(Int) -> Bool"}
          ],
          "locals": [
            {"name": "double", "type": "number", "value": {"op": "multiply", "left": {"parameter": "gap"}, "right": 2}}
          ],
          "interSectionSpacing": {"parameter": "gap"},
          "sections": [
            {
              "name": "pins",
              "rest": true,
              "group": [
                {
                  "type": "waterfall",
                  "columns": {"parameter": "columns"},
                  "spacing": 8,
                  "rowSpacing": {"local": 0},
                  "item": [
                    {
                      "type": "item",
                      "layoutSize": {"heightDimension": {"absolute": {"op": "divide", "left": {"input": "columnWidth"}, "right": {"parameter": "aspectRatio", "index": {"input": "index"}}}}}
                    }
                  ]
                }
              ],
              "boundarySupplementaryItems": [
                {
                  "elementKind": {"if": {"sameText": [{"parameter": "style"}, "big"]}, "then": {"parameter": "title"}, "else": "small"},
                  "alignment": {"if": {"sameText": [{"parameter": "style"}, {"parameter": "title"}]}, "then": "top", "else": "bottom"}
                }
              ],
              "visibleItemsInvalidationHandler": {"handler": "fade"}
            },
            {
              "name": "tiles",
              "group": [
                {
                  "type": "custom",
                  "each": [
                    {
                      "if": {"parameter": "isBig", "index": {"op": "subtract", "left": {"input": "index"}, "right": 1}},
                      "then": [
                        {"x": 0, "y": 0, "width": {"input": "container.width"}, "height": {"op": "divide", "left": {"input": "container.height"}, "right": {"input": "count"}}}
                      ],
                      "else": [
                        {"x": 0, "y": 0, "width": 1, "height": 1}
                      ]
                    }
                  ]
                }
              ],
              "orthogonalScrollingBehavior": "paging",
              "infinite": true,
              "visibleItemsInvalidationHandler": [
                {"set": "hidden", "value": {"parameter": "isWide"}}
              ]
            },
            {
              "name": "mosaic",
              "group": [
                {
                  "type": "custom",
                  "provider": "mosaic"
                }
              ]
            },
            {
              "name": "rows",
              "rest": true,
              "list": {"appearance": "plain"}
            }
          ]
        }
      ]
    }

    """#
}
