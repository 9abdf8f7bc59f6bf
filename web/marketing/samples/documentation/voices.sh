curl "$PARLEY_URL/v1/voices" \
  --header "Authorization: Bearer $PARLEY_TOKEN"
