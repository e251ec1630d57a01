/// Names of devices with spaces, for people.

import LayoutCompiler

extension Device {
  /// `iPhone 16 Pro` for `iPhone16Pro`.
  var spokenName: String {
    let characters = Array(name)
    var text = ""
    for (index, character) in characters.enumerated() {
      if index > 0, begins(index, in: characters) { text += " " }
      text.append(character)
    }
    return text
  }

  /// Whether a word of the name begins here.
  private func begins(_ index: Int, in characters: [Character]) -> Bool {
    let character = characters[index]
    let last = characters[index - 1]
    let isFollowedBySmall = index + 1 < characters.count && characters[index + 1].isLowercase
    if character.isUppercase {
      // The `P` of `iPhone` begins none.
      return last.isNumber || (last.isLowercase && index > 1)
        || (last.isUppercase && isFollowedBySmall && index > 2)
    }
    if character.isNumber { return last.isLetter && last != "x" }
    // `16e` is one word, `13mini` is two; so are sizes, `480x800`.
    return last.isNumber && isFollowedBySmall
  }
}
