ALTER TABLE "forms" ADD COLUMN "language_tag" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language_tag" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "language_tag" text;