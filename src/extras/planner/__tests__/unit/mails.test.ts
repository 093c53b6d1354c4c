/** @jest-environment node */
/** What the office and a webhook are told of a request that comes from a plan. */
import { handleSubmission } from "../../../../../netlify/notify/handle";
import { folderStore } from "../../../../../netlify/notify/store";
import { settingsProject } from "../../../../../__tests__/support/form-project";
import {
  mailServer,
  removeFolders,
  temporaryFolder,
  webhookServer,
} from "../../../../../__tests__/support/notify";

const office = "office@example.test";
const site = "https://www.mojavemeridian.example";

/** Sends a request, and returns what the office and the webhook have got. */
async function send(message: string) {
  const [mails, hook] = await Promise.all([mailServer(), webhookServer()]);
  const root = await settingsProject([
    { form: "contact", to: [office], answer: false, webhook: true },
  ]);
  await handleSubmission(
    { form: "contact", reference: "K7QD-M2XW", language: "es", name: "Ana Núñez", message },
    {
      root,
      env: { ...mails.env, ...hook.env, MAIL_FROM: "site@example.test" },
      store: folderStore(temporaryFolder()),
      log: () => undefined,
    },
  );
  await Promise.all([mails.close(), hook.close()]);
  return { mail: mails.to(office)[0]?.mail, data: hook.calls[0]?.data };
}

afterAll(removeFolders);

it.each(["/plan?service=kitchen-remodel", "/es/plan?service=kitchen-remodel"])(
  "have the address of the plan, %s",
  async (address) => {
    const { mail, data } = await send(`Una cocina.\n${site}${address}`);
    expect(mail?.text).toContain(`Plan: ${site}${address}`);
    expect(mail?.html).toContain(`href="${site}${address}"`);
    expect(data).toMatchObject({ plan: `${site}${address}` });
  },
);

it.each([
  ["another page", `${site}/planning`],
  ["another site", "https://elsewhere.test/plan"],
])("have none where a request names %s", async (_, address) => {
  const { mail, data } = await send(`Una cocina.\n${address}`);
  expect(mail?.text).not.toContain("Plan:");
  expect(data).not.toHaveProperty("plan");
});
