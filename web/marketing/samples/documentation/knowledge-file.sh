printf '# Breakfast\nBreakfast is served from 7 to 10 am in the winter garden.\n' > breakfast.md
curl --fail "$PARLEY_URL/v1/knowledge/files" \
  --header "Authorization: Bearer $PARLEY_API_KEY" \
  --form "file=@breakfast.md"
