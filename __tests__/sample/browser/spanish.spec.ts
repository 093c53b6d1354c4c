/**
 * Journeys of visitors who read Spanish. Those from one language to the other are in
 * languages.spec.ts.
 */
import { axeViolations, expect, open, phone, test } from "../../browser/support";

test.describe("on a phone", () => {
  test.use(phone);
  test("the menu, the search and a service lead to pages in Spanish", async ({ page }) => {
    await open(page, "/es");
    await page.getByText("Menú", { exact: true }).tap();
    await page.locator('nav a[href="/es/services/casino"]').filter({ visible: true }).tap();
    await expect(page).toHaveURL(/\/es\/services\/casino$/);
    await page.getByRole("banner").getByRole("link", { name: "Buscar" }).tap();
    const dialog = page.getByRole("dialog", { name: "Buscar" });
    await dialog.getByRole("searchbox").fill("xilófono");
    await expect(dialog.getByText("No hay resultados para “xilófono”")).toBeVisible();
    await dialog.getByRole("searchbox").fill("cuanto deposito");
    await dialog.locator('a[href="/es/faq#deposit"]').first().tap();
    await expect(page).toHaveURL(/\/es\/faq#deposit$/);
    await expect(page.locator("#deposit")).toBeInViewport();
  });
});

test("a plan and a tool answer in Spanish", async ({ page }) => {
  await open(page, "/es/plan?project=kitchen-remodel&place=henderson&date=2028-02-28");
  const answer = page.getByRole("region", { name: /^Su (plan|respuesta)$/ });
  const status = answer.getByRole("status");
  await expect(status).toHaveText(/^Entrega entre el lun,\s12\sde\sjunio\sde\s2028 y el/);
  await page.getByLabel("¿Dónde está?").selectOption("paradise");
  await expect(answer).toContainText("Paradise: de");
  await page.goBack();
  await expect(answer).toContainText("Henderson: de");
  await open(page, "/es/plan/deposit");
  await page.getByLabel("Precio del contrato, en dólares").fill("7500");
  await page.keyboard.press("Enter");
  await expect(status).toHaveText("Lo más que le pueden pedir por adelantado: $750.");
});

test("a form says what is missing in Spanish, and thanks in Spanish", async ({ page }) => {
  await open(page, "/es/contact");
  const form = page.locator("main form[method=POST]");
  await form.locator("button[type=submit]").click();
  await expect(page.getByRole("alert")).toContainText("Elija el tipo de proyecto");
  expect(await axeViolations(page)).toEqual([]);
  await form.locator("[name=name]").fill("Íñigo");
  await form.locator("[name=email]").fill("i@example.com");
  await form.locator("[name=message]").fill("Una cocina");
  await form.locator("[name=project]").selectOption("Kitchen Remodel");
  await expect(page.getByRole("alert")).toHaveCount(0);
  // Nobody fills in a form within two seconds, after which it is not asked about.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 3_000;
  });
  await form.locator("button[type=submit]").click();
  await expect(page).toHaveURL(/\/es\/thanks$/);
  await expect(page.getByRole("heading", { level: 1, name: /^Gracias/ })).toBeVisible();
});
