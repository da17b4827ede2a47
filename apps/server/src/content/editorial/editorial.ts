import type { Catalog, CollectionEntry, FilesContents, PageLayout } from '@shop/api';

/** A page of a catalogue as it is leafed through. */
export type CatalogPage = Catalog['pages'][number];
/** Side of a catalogue's spine. */
export type CatalogBinding = Catalog['binding'];
/** A line of an entry's table: its name and what it says. */
export type EntryFact = CollectionEntry['facts'][number];
/** Where an entry is at home, drawn on the outline of its country. */
export type EntryPlace = NonNullable<CollectionEntry['place']>;
/** A part of a page: what it is, and where its content comes from. */
export type LayoutBlock = PageLayout['blocks'][number];
/** What a published text file may be. */
export type FileMediaType = FilesContents['media_type'];
