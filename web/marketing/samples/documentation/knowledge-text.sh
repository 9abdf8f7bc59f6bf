curl --fail "$PARLEY_URL/v1/knowledge/texts" \
  --header "Authorization: Bearer $PARLEY_API_KEY" \
  --header "Content-Type: application/json" \
  --data '{
    "title": "House rules",
    "text": "# Parking\nGuests park behind the house. It costs 4 EUR a night."
  }'
