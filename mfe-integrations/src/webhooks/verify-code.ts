/** How a program checks a signature, by the language that it is written in. The libraries are those of Standard Webhooks. */
export const VERIFY_CODE: Readonly<Record<string, string>> = {
  'Node.js': `// npm install standardwebhooks
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.LANDFALL_SECRET);

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    const event = webhook.verify(Buffer.concat(chunks).toString(), request.headers);
    console.log(event.type, event.data);
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
}).listen(8080);`,
  Python: `# pip install standardwebhooks flask
import os
from flask import Flask, request
from standardwebhooks import Webhook

app = Flask(__name__)
webhook = Webhook(os.environ["LANDFALL_SECRET"])

@app.post("/")
def receive():
    try:
        event = webhook.verify(request.get_data(as_text=True), dict(request.headers))
    except Exception:
        return "", 401
    print(event["type"], event["data"])
    return "", 204`,
  PHP: `<?php // no library needed
$body = file_get_contents('php://input');
$id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
$time = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
$key = base64_decode(substr(getenv('LANDFALL_SECRET'), strlen('whsec_')));
$expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$time.$body", $key, true));
$matches = array_filter(
    explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? ''),
    fn ($signature) => hash_equals($expected, $signature)
);
if (!$matches || abs(time() - (int) $time) > 300) {
    http_response_code(401);
    exit;
}
$event = json_decode($body, true);
error_log($event['type']);
http_response_code(204);`,
  Go: `// go get github.com/standard-webhooks/standard-webhooks/libraries
package main

import (
	"io"
	"log"
	"net/http"
	"os"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
)

func main() {
	webhook, err := standardwebhooks.NewWebhook(os.Getenv("LANDFALL_SECRET"))
	if err != nil {
		log.Fatal(err)
	}
	http.HandleFunc("/", func(response http.ResponseWriter, request *http.Request) {
		body, err := io.ReadAll(request.Body)
		if err != nil || webhook.Verify(body, request.Header) != nil {
			response.WriteHeader(http.StatusUnauthorized)
			return
		}
		log.Println(string(body))
		response.WriteHeader(http.StatusNoContent)
	})
	log.Fatal(http.ListenAndServe(":8080", nil))
}`,
};
