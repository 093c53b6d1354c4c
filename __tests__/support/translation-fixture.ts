/** A service page and a FAQ entry with their translations. */
import { checkContent } from "../../src/content/check";
import { contentProject, service, type Files } from "./content-fixture";

export const english = "content/services/casino/index.md";
export const spanish = "content/services/casino/index.es.md";

const body = `## What it takes

By July 1, 2025 the deposit is $1,000 or 10 percent, see [the answer](/faq#deposit) and :rule[the cap]{#deposit-cap}.

- One thing of 3
- Another

### The list

| Part | Feet |
| ---- | ---- |
| Wall | 12   |

![What the picture shows](./casino.jpg "Illustration: a caption")
`;

const cuerpo = `## Lo que hace falta

Hasta el 1 de julio de 2025 el depósito es de $1,000 o 10 %, vea [la respuesta](/faq#deposit) y :rule[el tope]{#deposit-cap}.

- Una cosa de 3
- Otra

### La lista

| Parte | Pies |
| ----- | ---- |
| Muro  | 12   |

![Lo que muestra la imagen](./casino.jpg "Ilustración: una leyenda")
`;

export const page = `---
title: Casino
description: ${"palabra ".repeat(14)}y así termina una descripción.
summary: Una línea que va en una tarjeta y en listas.
hero:
  alt: Lo que muestra la imagen
promise: Una frase que dice qué recibe el cliente al final.
facts:
  permits: La oficina de la parcela
  reviewers: Los bomberos
  trades: Electricidad, plomería, tablaroca
  occupancy: Vacío durante la obra
questions:
  - question: ¿Qué pregunta es la número 1?
    reason: La respuesta decide cuánto cuesta y cuánto tarda.
  - question: ¿Qué pregunta es la número 2?
    reason: La respuesta decide cuánto cuesta y cuánto tarda.
  - question: ¿Qué pregunta es la número 3?
    reason: La respuesta decide cuánto cuesta y cuánto tarda.
faq:
  - question: ¿Qué se pregunta como número 1?
    answer: ${"palabra ".repeat(40)}, vea [las respuestas](/faq#deposit).
  - question: ¿Qué se pregunta como número 2?
    answer: ${"palabra ".repeat(40)}, vea [las respuestas](/faq#deposit).
---

${cuerpo}`;

export const preguntas = `groups:
  - id: money
    title: Dinero
    entries:
      - id: deposit
        question: ¿De cuánto es el depósito?
        answer: ${"palabra ".repeat(45)}.
`;

const withPair = (files: Files) => {
  const text = service("Casino", "casino");
  files[english] =
    text.slice(0, text.indexOf("## First heading")) + `${body}\n${"word ".repeat(650)}.\n`;
  files[spanish] = `${page}\n${"palabra ".repeat(650)}.\n`;
  files["content/faq.es.yml"] = preguntas;
};

/** Writes a project whose translations are valid, with its files altered by `change`. */
export function project(change: (files: Files) => void = () => undefined) {
  return contentProject((files) => {
    withPair(files);
    change(files);
  });
}

export async function checked(change?: (files: Files) => void) {
  const { root, remove } = await project(change);
  const content = await checkContent(root);
  await remove();
  const found = content.mistakes.filter(({ file }) => file.includes(".es."));
  return { ...content, found: found.filter(({ field }) => field !== "source") };
}

export const edit = (file: string, from: string, to: string) => (files: Files) => {
  const text = String(files[file]);
  expect(text).toContain(from);
  files[file] = text.replace(from, to);
};
