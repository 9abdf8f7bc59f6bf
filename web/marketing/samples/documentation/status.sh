curl "$PARLEY_URL/v1/status"
