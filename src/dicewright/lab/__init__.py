"""The laboratory: laws, simulation, comparison, measurement."""
