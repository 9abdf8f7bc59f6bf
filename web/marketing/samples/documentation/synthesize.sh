curl "$PARLEY_URL/v1/synthesize" \
  --header "Authorization: Bearer $PARLEY_API_KEY" \
  --header "Content-Type: application/json" \
  --data '{
    "text": "Your table is booked for half past seven.",
    "voice": "sarah",
    "format": "mp3"
  }'
