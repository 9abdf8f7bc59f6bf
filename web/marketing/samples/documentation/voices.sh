curl "$PARLEY_URL/v1/voices?language=en-US"
