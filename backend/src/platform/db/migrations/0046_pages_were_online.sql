-- Of pages that are there already nobody knows: they are called what they were called.
ALTER TABLE "pages" ADD COLUMN "was_online" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ALTER COLUMN "was_online" SET DEFAULT false;--> statement-breakpoint
CREATE FUNCTION note_online() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.was_online := true;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER pages_going_online BEFORE INSERT OR UPDATE ON "pages" FOR EACH ROW
	WHEN (NEW."status" = 'active' AND NOT NEW."was_online") EXECUTE FUNCTION note_online();
