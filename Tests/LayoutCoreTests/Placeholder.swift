/// Placeholder until the solver's tests land.
