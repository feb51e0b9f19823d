-- Pages that were in the trash when this began to be noted are called what they were called, as all others were.
UPDATE "trash_rows" SET "row" = "row" || '{"was_online": true}'
WHERE "table_name" = 'pages' AND "refers" = '' AND NOT "row" ? 'was_online';
