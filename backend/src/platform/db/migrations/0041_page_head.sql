ALTER TABLE "pages" ADD COLUMN "robots" text DEFAULT 'index' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "image_key" text DEFAULT '' NOT NULL;