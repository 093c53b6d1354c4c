/**
 * The part of Lighthouse 12 that the bench uses. Its own types include the whole DevTools protocol, which would slow every type
 * check down by seconds.
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
    /** Chromium's remote debugging port. */
    port: number;
    logLevel?: "silent" | "error" | "info";
    onlyCategories?: string[];
    disableFullPageScreenshot?: boolean;
  }

  export const desktopConfig: object;

  /** Simulates a phone unless configured otherwise. */
  export default function lighthouse(
    url: string,
    flags: Flags,
    config?: object,
  ): Promise<{ lhr: Result } | undefined>;
}
