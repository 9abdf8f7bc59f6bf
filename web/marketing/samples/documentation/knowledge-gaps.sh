curl --fail "$PARLEY_URL/v1/knowledge/gaps" \
  --header "Authorization: Bearer $PARLEY_API_KEY"
