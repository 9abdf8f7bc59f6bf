curl --fail "$PARLEY_URL/v1/knowledge/search" \
  --header "Authorization: Bearer $PARLEY_API_KEY" \
  --header "Content-Type: application/json" \
  --data '{ "query": "Where can guests park?", "limit": 1 }'
