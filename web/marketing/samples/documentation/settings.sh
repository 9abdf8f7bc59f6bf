export PARLEY_URL="http://127.0.0.1:8080"
export PARLEY_API_KEY="sk-your-access-token"
