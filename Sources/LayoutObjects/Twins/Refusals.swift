/// What the twins refuse, as Apple's initialisers do: the sentence names the rule that is broken.

#if !canImport(Darwin)
  /// Stops unless `isAllowed`: the caller's code breaks the rule that `rule` states.
  func require(_ isAllowed: Bool, _ rule: @autoclosure () -> String) {
    guard isAllowed else { preconditionFailure(rule()) }
  }

  /// What a class factory made, as the class that it was called on.
  ///
  /// Factories make the class that declares them; of a subclass they have no initialiser to call.
  func made<Made, Asked>(_ object: Made, by asked: Asked.Type) -> Asked {
    guard let object = object as? Asked else {
      preconditionFailure("class factories make Apple's own classes, not subclasses of them")
    }
    return object
  }
#endif
