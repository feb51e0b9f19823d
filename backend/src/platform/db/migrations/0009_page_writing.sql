ALTER TABLE "pages" ADD COLUMN "writing" jsonb;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "writing_report" jsonb;