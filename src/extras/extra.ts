/**
 * What an extra is: a part of the site that the specification does not name, and that an owner
 * switches on in content/site.yml.
 */
import type { z } from "zod";
import type { SlotFragment } from "../components/Slot/slot-fragments";
import type { Pictures } from "../content/check/read-pictures";
import type { ComponentPage } from "../content/component-pages";
import type { ContentFile } from "../content/content-file";
import type { Mistake } from "../content/front-matter";
import type { DataRecord, PageRecord } from "../content/kind";
import type { PlainKey } from "../i18n/text";
import type { BuiltPage } from "../publish/built-page";
import type { LlmsSection } from "../publish/llms";
import type { RunQuery } from "../publish/query";

/** The site as it was built. */
export interface BuiltSite {
  pages: readonly (BuiltPage & { html: string })[];
  graphql: RunQuery;
}

/**
 * What the build knows of an extra. It is read before the registry of kinds, and so imports nothing
 * that needs the registry.
 */
export interface Extra {
  /** Name of its folder, and of its switch in content/site.yml. */
  name: string;
  /** What it is, in a sentence. */
  description: string;
  /** Whether its content is of no trade and no state: a site that starts anew has it on. */
  isGeneral?: boolean;
  /** The addresses that are its own, each with all below it: /plan. */
  addresses?: readonly string[];
  /**
   * The page of which a request may quote an address, and what mails call that; a webhook has the
   * address under `name`.
   */
  quoted?: { page: string; label: PlainKey; name: string };
  /**
   * The fragments by which its slots ask for data in queries of the core, by the fragment that such
   * a query spreads.
   */
  fragments?: Partial<Readonly<Record<SlotFragment, readonly string[]>>>;
  /** What those of its pages that have a component show of their texts. */
  pages?: readonly ComponentPage[];
  /**
   * The template of pages below its addresses that have no component of their own, from its folder:
   * templates/paper.tsx.
   */
  template?: string;
  /**
   * The kinds of content that it needs. Another extra may need them too: such a kind stands in
   * src/content/kinds.
   */
  kinds?: readonly (PageRecord | DataRecord)[];
  /** Fields that it adds to the front matter of all pages; each is optional. */
  pageFields?: z.ZodRawShape;
  /**
   * Fields that it adds to the entries of kinds that others need too, by the GraphQL type of the
   * object in which they stand: RuleFigure; each is optional.
   */
  fields?: Readonly<Record<string, z.ZodRawShape>>;
  /**
   * Ids of sections that it adds to the pages of a kind, by the kind's name; `when` names the field
   * without which there is no such section.
   */
  sections?: Readonly<Record<string, readonly { id: string; when?: string }[]>>;
  /**
   * Returns the ids that its pages make of lists, by their addresses, besides those of entries; ids
   * that stand fixed are in `pages`.
   */
  ids?: (files: readonly ContentFile[]) => Readonly<Record<string, readonly string[]>>;
  /**
   * The pages on which every entry has an id, by the GraphQL type of entries whose kind stands in
   * the core: PermitOffice.
   */
  entryPages?: Readonly<Record<string, string>>;
  /** What ids it gives to parts of any page: no heading of a text may take one. */
  frameIds?: RegExp;
  /** Returns what it adds to llms.txt. */
  llms?: (graphql: RunQuery) => Promise<LlmsSection>;
  /**
   * Returns what is wrong between its files, or between them and others: each file is right by
   * itself.
   */
  check?: (files: readonly ContentFile[], pictures: Pictures) => Mistake[];
  /**
   * The folders below `dist` in which it publishes files: no page and no former address may lie
   * there.
   */
  folders?: readonly string[];
  /**
   * Returns the files that it publishes as they are, by their paths below `dist`: where each lies
   * in the project. They are served while developing, too.
   */
  files?: () => Readonly<Record<string, string>>;
  /** Returns the files that it publishes besides pages, by their paths below `dist`. */
  publish?: (site: BuiltSite) => Promise<Readonly<Record<string, string>>>;
}
