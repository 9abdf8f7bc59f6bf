curl --fail "$PARLEY_URL/v1/knowledge/synonyms" \
  --header "Authorization: Bearer $PARLEY_API_KEY" \
  --header "Content-Type: application/json" \
  --data '{ "word": "brunchtime", "meaning": "breakfast" }'
