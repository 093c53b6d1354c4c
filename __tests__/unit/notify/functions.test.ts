/** @jest-environment node */
/**
 * The functions as the host calls them: by both spellings of its event, once an hour, and by an
 * address.
 */
import deliveryStatus from "../../../netlify/functions/delivery-status";
import resumeDeliveries, { config } from "../../../netlify/functions/resume-deliveries";
import submissionCreated from "../../../netlify/functions/submission-created";
import { resumeAll } from "../../../netlify/notify/deliver";
import { handleSubmission } from "../../../netlify/notify/handle";
import { blobStore } from "../../../netlify/notify/blob-store";
import { folderStore } from "../../../netlify/notify/store";
import { settingsProject } from "../../support/form-project";
import { removeFolders, temporaryFolder } from "../../support/notify";

jest.mock("../../../netlify/notify/blob-store");
jest.mock("../../../netlify/notify/handle", () => ({
  ...jest.requireActual<object>("../../../netlify/notify/handle"),
  handleSubmission: jest.fn(),
}));
jest.mock("../../../netlify/notify/deliver", () => ({
  ...jest.requireActual<object>("../../../netlify/notify/deliver"),
  resumeAll: jest.fn(),
}));

const data = { form: "contact", name: "Sam" };

beforeEach(() => {
  jest.mocked(handleSubmission).mockClear();
  jest.mocked(blobStore).mockReturnValue(folderStore(temporaryFolder()));
});
afterAll(removeFolders);

const post = (headers: Record<string, string>) =>
  submissionCreated.fetch(
    new Request("https://site.test/.netlify/functions/submission-created", {
      method: "POST",
      headers,
      body: JSON.stringify({ payload: { data }, site: {} }),
    }),
  );

it("delivers what the event's handler is given", async () => {
  await submissionCreated.formSubmitted({ data });
  expect(handleSubmission).toHaveBeenCalledWith(data, expect.anything());
});

it("delivers what the event of the file's name has in its payload", async () => {
  expect((await post({ "x-netlify-event": "submission_created" })).status).toBe(204);
  expect(handleSubmission).toHaveBeenCalledWith(data, expect.anything());
});

it("takes nothing that does not call itself that event", async () => {
  expect((await post({})).status).toBe(404);
  expect((await post({ "x-netlify-event": "deploy_succeeded" })).status).toBe(404);
  expect(handleSubmission).not.toHaveBeenCalled();
});

it("goes on once an hour", async () => {
  const root = await settingsProject(
    [{ form: "contact", to: ["office@example.test"], answer: true }],
    {
      en: "Soon.",
      es: "Pronto.",
    },
  );
  jest.spyOn(process, "cwd").mockReturnValue(root);
  await resumeDeliveries();
  expect(resumeAll).toHaveBeenCalledTimes(1);
  expect(config.schedule).toBe("@hourly");
});

it("knows of no test that was not sent", async () => {
  const answer = await deliveryStatus(new Request("https://site.test/?reference=K7QD-M2XW"));
  expect(answer.status).toBe(404);
});
