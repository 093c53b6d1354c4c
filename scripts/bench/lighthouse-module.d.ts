/**
 * What the bench uses of Lighthouse 12. Its own types read Chromium's whole protocol, which would cost each type check seconds.
 */
declare module "lighthouse" {
  export interface Audit {
    title: string;
    score: number | null;
    numericValue?: number;
    details?: { items?: Record<string, unknown>[] };
  }

  export interface Category {
    score: number | null;
    auditRefs: { id: string; weight: number }[];
  }

  export interface Result {
    audits: Record<string, Audit | undefined>;
    categories: Record<string, Category | undefined>;
    runtimeError?: { code: string; message: string };
  }

  export interface Flags {
    /** Of a Chromium that listens to the DevTools protocol. */
    port: number;
    logLevel?: "silent" | "error" | "info";
    onlyCategories?: string[];
    disableFullPageScreenshot?: boolean;
  }

  export const desktopConfig: object;

  /** Without a configuration it simulates a phone. */
  export default function lighthouse(
    url: string,
    flags: Flags,
    config?: object,
  ): Promise<{ lhr: Result } | undefined>;
}
