import { service } from "../service";
import { content } from "../content";
import { shared } from "../shared";

export const words = { shared, content, service };

export const page = {
  call: {
    title: "Tell us about the place",
    text: (title: string) =>
      `An address, what it is used for and what has to change are enough to begin. The form already knows the service: ${title.toLowerCase()}.`,
  },
};
