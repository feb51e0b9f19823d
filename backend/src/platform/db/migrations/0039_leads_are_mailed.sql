-- Forms that nobody has told otherwise write to their account of each lead.
INSERT INTO "event_consumers" ("project_id", "consumer")
SELECT DISTINCT "project_id", 'forms' FROM "forms" WHERE "settings" IS NULL
ON CONFLICT DO NOTHING;
