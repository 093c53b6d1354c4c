/** Tells `npm run check:forms` whether its test was delivered; it knows of nothing else. */
import { testStatus } from "../notify/handle";
import { blobStore } from "../notify/blob-store";

export default async (request: Request): Promise<Response> => testStatus(request, blobStore());
