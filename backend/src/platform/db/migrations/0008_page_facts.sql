ALTER TABLE "pages" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "placed" jsonb;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "owner_language" text DEFAULT 'en' NOT NULL;