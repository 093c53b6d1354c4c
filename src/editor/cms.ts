/** As much of Decap CMS as we use; its package brings no types. */
import type { ComponentType, ReactNode } from "react";
import type { FileFormat } from "./format";
import type { Backend } from "./guard";

/** A value of Immutable.js. */
export interface Immutable {
  get: (key: string) => unknown;
  toJS: () => unknown;
}

export interface EntryMap extends Immutable {
  getIn: (path: string[]) => unknown;
}

/** A picture beside an entry; a draft is not saved yet. */
export interface MediaFile {
  path: string;
  draft?: boolean;
  displayURL?: unknown;
}

/** A file that a control shows; its text is an address in the browser. */
interface Asset {
  path: string;
  toString: () => string;
}

export interface ControlProps {
  field: Immutable;
  value: unknown;
  /** What Decap calls the control, such as `title-field-3`. */
  forID?: string;
  /** Those of what it is in, and the keys of the entries of lists. */
  parentIds?: (string | undefined)[];
  /** The language that its form is in; none where the entry has one alone. */
  locale?: string;
  getAsset?: (path: unknown, field?: Immutable) => Asset | undefined;
  onChange?: (value: unknown) => void;
  /** Decap's own look of a field. */
  classNameWrapper?: string;
  /** The entry as it is now. */
  getEntry?: () => EntryMap | undefined;
}

export interface ControlInstance {
  props: ControlProps;
  state?: {
    /** Of a list: its entries' own. */
    keys?: string[];
  };
  isValid?: () => unknown;
  /** Of a list. */
  validateSize?: () => unknown[];
  /** Of what holds others: opens what is on the way, `0.title`. */
  focus?: (way: string) => void;
  shouldComponentUpdate?: () => boolean;
  componentDidMount?: () => void;
  componentWillUnmount?: () => void;
  /** Of the control for pictures. */
  renderImages?: () => ReactNode;
  render: () => ReactNode;
}

/** Decap reads the instance of a control: a class of the React inside Decap. */
export type Control = new (props: ControlProps) => ControlInstance;

export interface PreviewProps {
  entry: EntryMap;
  getAsset: (path: string, field?: unknown) => { toString: () => string } | undefined;
  document: Document;
}

interface Phrases {
  [name: string]: string | Phrases;
}

interface Cms {
  init: (options: { config: object }) => void;
  registerCustomFormat: (name: string, extension: string, format: FileFormat) => void;
  registerPreviewTemplate: (name: string, template: unknown) => void;
  registerPreviewStyle: (address: string) => void;
  registerEventListener: (listener: {
    name: "preSave" | "postSave";
    handler: (event: { entry: EntryMap }) => unknown;
  }) => void;
  registerLocale: (name: string, phrases: Phrases) => void;
  getLocale: (name: string) => Phrases;
  getBackend: (name: string) => { init: (...options: unknown[]) => Backend } | undefined;
  registerWidget: (name: string, control: Control) => void;
  getWidget: (name: string) => { control: Control } | undefined;
}

declare global {
  interface Window {
    CMS: Cms;
    CMS_MANUAL_INIT?: boolean;
    /** createElement of the React inside Decap, which is another one than the site's. */
    h: (type: string | ComponentType, props: object | null, ...children: unknown[]) => ReactNode;
    createClass: (spec: object) => ComponentType<PreviewProps>;
  }
}
