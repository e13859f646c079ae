import type { LegalKey } from "@jobami/machines/legal/legal-modal";
import { Button } from "@jobami/ui/Button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { legalTexts } from "./content/texts.ts";
import { LegalModal } from "./LegalModal.tsx";
import { type fetchLegalText, legalModalMachine } from "./legal.actors.ts";

const facts = {
  brand: { name: "Jobami", phone: "01 84 80 26 26", email: "bonjour@jobami.fr", city: "Lyon" },
  publisher: { companyName: "Rue d’à côté SAS" },
};
const readText: typeof fetchLegalText = async (key) => legalTexts[key](facts);

/** The modal over a loader that a story decides on. */
const loading =
  (load: typeof fetchLegalText): typeof legalModalMachine =>
  (keep) =>
    legalModalMachine(keep, load);

function Page({ first, machine }: { first: LegalKey; machine: typeof legalModalMachine }) {
  const [asked, setAsked] = useState<{ key: LegalKey }>({ key: first });
  return (
    <main>
      <h1>Créer votre compte</h1>
      <Button onClick={() => setAsked({ key: first })}>Lire</Button>
      <LegalModal asked={asked} machine={machine} />
    </main>
  );
}

const meta = {
  title: "web/LegalModal",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { first: "mentions-legales", machine: loading(readText) },
  decorators: [
    (Story) => (
      <StoryProviders path="/inscription">
        <Story />
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

async function opened(name: string) {
  const dialog = await screen.findByRole("dialog", { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

export const Shown: Story = {
  play: async () => {
    await opened("Mentions légales");
    await expect(await screen.findByRole("heading", { name: "1. Éditeur" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "Lire" }));
    await opened("Mentions légales");
  },
};

export const Terms: Story = { args: { first: "conditions-generales" } };
export const Privacy: Story = { args: { first: "politique-confidentialite" } };
export const Cookies: Story = { args: { first: "cookies" } };
export const Charter: Story = { args: { first: "charte-ethique" } };
export const Ranking: Story = { args: { first: "referencement" } };

export const Loading: Story = {
  args: { machine: loading(() => new Promise(() => {})) },
  play: async () => {
    await opened("Mentions légales");
    await expect(screen.getByText("Chargement du texte…")).toBeVisible();
  },
};

let tries = 0;
export const FailedThenShown: Story = {
  beforeEach: () => {
    tries = 0;
  },
  args: {
    machine: loading(async (key, signal) => {
      tries += 1;
      if (tries === 1) throw new Error("offline");
      return readText(key, signal);
    }),
  },
  play: async () => {
    await opened("Mentions légales");
    await userEvent.click(await screen.findByRole("button", { name: "Réessayer" }));
    await expect(await screen.findByRole("heading", { name: "1. Éditeur" })).toBeVisible();
  },
};

export const Failed: Story = { args: { machine: loading(() => Promise.reject(new Error("offline"))) } };
