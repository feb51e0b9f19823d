ALTER TABLE "files" ADD COLUMN "credit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "credit_url" text DEFAULT '' NOT NULL;