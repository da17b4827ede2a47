CREATE TABLE "missed_words" (
	"day" date NOT NULL,
	"word" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missed_words_day_word_pk" PRIMARY KEY("day","word")
);
