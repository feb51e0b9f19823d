ALTER TABLE "files" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "earlier_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "files_earlier" ON "files" USING gin (earlier jsonb_path_ops) WHERE earlier <> '[]';