/** Types for the parts of Decap CMS that we use; its package has none. */
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

/** A picture in the entry's folder; a draft has not been saved yet. */
export interface MediaFile {
  path: string;
  draft?: boolean;
  displayURL?: unknown;
}

/** A file that a control shows; as a string, its URL in the browser. */
interface Asset {
  path: string;
  toString: () => string;
}

export interface ControlProps {
  field: Immutable;
  value: unknown;
  /** The control's id, such as `title-field-3`. */
  forID?: string;
  /** The ids of the controls around it, and the keys of the list entries in between. */
  parentIds?: (string | undefined)[];
  /** The language of the form; undefined where the entry has only one. */
  locale?: string;
  getAsset?: (path: unknown, field?: Immutable) => Asset | undefined;
  onChange?: (value: unknown) => void;
  /** The class name that gives a field Decap's look. */
  classNameWrapper?: string;
  /** The entry in its current, unsaved state. */
  getEntry?: () => EntryMap | undefined;
}

export interface ControlInstance {
  props: ControlProps;
  state?: {
    /** Of a list: the keys of its entries, in order. */
    keys?: string[];
  };
  isValid?: () => unknown;
  /** Of a list: what Decap calls instead of `isValid`. */
  validateSize?: () => unknown[];
  /** Of a list or group: opens everything along the path, such as `0.title`. */
  focus?: (path: string) => void;
  shouldComponentUpdate?: () => boolean;
  componentDidMount?: () => void;
  componentWillUnmount?: () => void;
  /** Of the control for pictures. */
  renderImages?: () => ReactNode;
  render: () => ReactNode;
}

/** A class component of Decap's own React; Decap calls methods of its instances. */
export type Control = new (props: ControlProps) => ControlInstance;

export interface PreviewProps {
  entry: EntryMap;
  getAsset: (path: string, field?: unknown) => { toString: () => string } | undefined;
  document: Document;
}

export interface Phrases {
  [name: string]: string | Phrases;
}

interface Cms {
  init: (options: { config: object }) => void;
  registerCustomFormat: (name: string, extension: string, format: FileFormat) => void;
  registerPreviewTemplate: (name: string, template: unknown) => void;
  registerPreviewStyle: (url: string) => void;
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
    /** `createElement` of Decap's own React, which is a different copy from the site's. */
    h: (
      type: string | ComponentType | Control,
      props: object | null,
      ...children: unknown[]
    ) => ReactNode;
    /** Makes a class component of Decap's own React (create-react-class). */
    createClass: <Spec>(
      spec: Spec & ThisType<Spec & ControlInstance & { forceUpdate: () => void }>,
    ) => Control;
  }
}
