import type { Catalog, CollectionEntry, FilesContents, PageLayout } from '@shop/api';

/** A page of a catalogue as it is leafed through. */
export type CatalogPage = Catalog['pages'][number];
/** Side of a catalogue's spine. */
export type CatalogBinding = Catalog['binding'];
/** A row of an entry's table: name and value. */
export type EntrySpec = CollectionEntry['facts'][number];
/** The origin of an entry, marked on the outline of its country. */
export type EntryPlace = NonNullable<CollectionEntry['place']>;
/** A block of a page: its kind, and the source of its content. */
export type LayoutBlock = PageLayout['blocks'][number];
/** What a published text file may be. */
export type FileMediaType = FilesContents['media_type'];
