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

export interface ControlProps {
  field: Immutable;
  value: unknown;
  parentIds?: string[];
  /** Of a control that shows a file. */
  getAsset?: (path: unknown, field: Immutable) => { toString: () => string } | undefined;
}

/** Decap reads the instance of a control: a class of the React inside Decap. */
export type Control = new (props: ControlProps) => {
  props: ControlProps;
  isValid?: () => unknown;
  shouldComponentUpdate?: () => boolean;
  /** Of the control for pictures. */
  renderImages?: () => ReactNode;
  render: () => ReactNode;
};

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
    name: "preSave";
    handler: (event: { entry: EntryMap }) => unknown;
  }) => void;
  registerLocale: (name: string, phrases: Phrases) => void;
  getLocale: (name: string) => Phrases;
  getBackend: (name: string) => { init: (...options: unknown[]) => Backend } | undefined;
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
