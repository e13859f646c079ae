import { authContract } from "@jobami/api/auth/contract";
import { requester } from "@jobami/api/auth/fixtures";
import { emailChangeContract } from "@jobami/api/email-change/contract";
import { pendingEmailChange } from "@jobami/api/email-change/fixtures";
import { googleContract } from "@jobami/api/google/contract";
import { googleOnly } from "@jobami/api/google/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { Stack } from "@jobami/ui/layout/Stack";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { EmailCard } from "./EmailCard.tsx";
import { NamesCard } from "./NamesCard.tsx";

const changed = fn();
const heard = fn();
const noticed = fn();

const meta = {
  title: "web/PersonalDetails",
  component: EmailCard,
  args: { user: requester },
  beforeEach: () => {
    changed.mockClear();
    heard.mockClear();
    noticed.mockClear();
    globalThis.addEventListener("profile-updated", heard);
    return () => globalThis.removeEventListener("profile-updated", heard);
  },
  render: ({ user }) => (
    <StoryProviders path="/dashboard/parametres" user={requester} onNotice={noticed}>
      <main style={{ maxWidth: "38rem" }}>
        <h1>Paramètres</h1>
        <Stack gap={8}>
          <NamesCard user={requester} onChanged={changed} />
          <EmailCard user={user} />
        </Stack>
      </main>
    </StoryProviders>
  ),
} satisfies Meta<typeof EmailCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const waits = (confirmed: typeof pendingEmailChange.confirmed = []) =>
  mockAnswer(emailChangeContract.standing, {
    success: true,
    data: { ...pendingEmailChange, confirmed },
    refused: null,
  });

async function rename(canvasElement: HTMLElement, prenom: string) {
  const canvas = within(canvasElement);
  const field = canvas.getByLabelText("Prénom");
  await userEvent.clear(field);
  if (prenom !== "") await fillIn(field, prenom);
  await userEvent.click(canvas.getByRole("button", { name: "Enregistrer" }));
  return canvas;
}

export const AtRest: Story = {};

export const Renamed: Story = {
  parameters: {
    msw: [
      mockAnswer(authContract.updateProfile, {
        success: true,
        user: { ...requester, prenom: "Léana" },
        message: "Votre profil est à jour.",
      }),
    ],
  },
  play: async ({ canvasElement, step }) => {
    await rename(canvasElement, "Léana");
    await step("the page hears that the profile changed [PROF-11]", async () => {
      await waitFor(() => expect(heard).toHaveBeenCalledOnce());
      await expect(changed).toHaveBeenCalledWith({ ...requester, prenom: "Léana" });
    });
  },
};

export const WithoutFirstName: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await rename(canvasElement, "");
    await expect(await canvas.findByText("Prénom : ce champ est obligatoire.")).toBeVisible();
    await expect(changed).not.toHaveBeenCalled();
  },
};

export const NotRenamed: Story = {
  parameters: { msw: [mockNetworkFailure(authContract.updateProfile)] },
  play: async ({ canvasElement }) => {
    const canvas = await rename(canvasElement, "Léana");
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByLabelText("Prénom")).toHaveValue("Léana");
  },
};

/** Who only ever came with Google is proved by Google first. */
export const GoogleFirst: Story = {
  parameters: { msw: [mockAnswer(googleContract.state, googleOnly())] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const way = await canvas.findByRole("link", { name: "Confirmer avec Google" });
    await expect(way).toHaveAttribute(
      "href",
      "/api/auth/google/proof?for=email&from=%2Fdashboard%2Fparametres%23email-title",
    );
    await expect(canvas.queryByRole("button", { name: "Changer d’adresse" })).toBeNull();
  },
};

/** Back from Google the form stands there, without a password. */
export const ProvedByGoogle: Story = {
  parameters: { msw: [mockAnswer(googleContract.state, googleOnly("email"))] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText("Nouvelle adresse e-mail");
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.queryByLabelText("Votre mot de passe")).toBeNull();
    await expect(canvas.getByText(/Google vient de confirmer/)).toBeVisible();
    await fillIn(field, "lea.martin@exemple.org");
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer les liens" }));
    await expect(await canvas.findByRole("heading", { name: "Changement en attente" })).toHaveFocus();
  },
};

async function ask(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name: "Changer d’adresse" }));
  await waitFor(() => expect(canvas.getByLabelText("Nouvelle adresse e-mail")).toHaveFocus());
  await fillIn(canvas.getByLabelText("Nouvelle adresse e-mail"), "lea.martin@exemple.org");
  await fillIn(canvas.getByLabelText("Votre mot de passe"), "Secret-2026!");
  await userEvent.click(canvas.getByRole("button", { name: "Envoyer les liens" }));
  return canvas;
}

export const AskingForAnotherAddress: Story = {
  parameters: { msw: [mockSilence(emailChangeContract.ask)] },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement);
    await expect(await canvas.findByRole("button", { name: /Envoyer les liens/, busy: true })).toBeVisible();
  },
};

export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "Changement en attente" })).toHaveFocus();
    await expect(canvas.getAllByText("En attente")).toHaveLength(2);
  },
};

export const WrongPassword: Story = {
  parameters: {
    msw: [mockRefusal(emailChangeContract.ask, "INVALID_CREDENTIALS", { message: "Incorrect." })],
  },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement);
    await expect(await canvas.findByText("Ce mot de passe n’est pas le bon.")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Votre mot de passe")).toHaveFocus());
  },
};

export const TooSoon: Story = {
  parameters: {
    msw: [mockRefusal(emailChangeContract.ask, "COOLDOWN_ACTIVE", { message: "Réessayez dans 2 minutes." })],
  },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement);
    await expect(await canvas.findByText("Réessayez dans 2 minutes.")).toBeVisible();
  },
};

export const OneSideConfirmed: Story = {
  parameters: { msw: [waits(["next"])] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Confirmée")).toBeVisible();
    await expect(canvas.getByText("En attente")).toBeVisible();
  },
};

export const Kept: Story = {
  parameters: { msw: [waits()] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Garder mon adresse" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /Garder mon adresse/ })).not.toHaveAttribute("aria-busy"),
    );
  },
};

const gone = mockAnswer(emailChangeContract.standing, {
  success: true,
  data: null,
  refused: { why: "bounce", since: "2026-11-18T09:00:00.000Z" },
});

/** Mails came back: the address is confirmed, and a first mail goes there. */
export const NoMailArrives: Story = {
  parameters: { msw: [gone] },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Votre adresse ne reçoit plus nos e-mails")).toBeVisible();
    await expect(canvas.getByText(/Le 18 novembre, un e-mail nous est revenu/)).toBeVisible();
    await step("whoever asks for another address reads that it alone confirms", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Changer d’adresse" }));
      await expect(canvas.getByText(/l’adresse change quand elle a confirmé/)).toBeVisible();
    });
    await step("whoever confirms it reads that a first mail went there", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Réessayer à cette adresse" }));
      await waitFor(() =>
        expect(noticed).toHaveBeenCalledWith(
          expect.objectContaining({ title: "Nous venons de vous écrire à cette adresse." }),
        ),
      );
    });
  },
};

export const CalledSpam: Story = {
  parameters: {
    msw: [
      mockAnswer(emailChangeContract.standing, {
        success: true,
        data: null,
        refused: { why: "complaint", since: "2026-11-18T09:00:00.000Z" },
      }),
      mockRefusal(emailChangeContract.resume, "COOLDOWN_ACTIVE", { message: "Réessayez dans 2 minutes." }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Recevoir de nouveau" }));
    await expect(await canvas.findByText("Réessayez dans 2 minutes.")).toBeVisible();
  },
};

/** The address that is gone has no link to follow. */
export const ChangedFromAGoneAddress: Story = {
  parameters: {
    msw: [
      mockAnswer(emailChangeContract.standing, {
        success: true,
        data: { ...pendingEmailChange, confirmed: ["current"] },
        refused: { why: "bounce", since: "2026-11-18T09:00:00.000Z" },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Ne reçoit plus")).toBeVisible();
    await expect(canvas.getByText("En attente")).toBeVisible();
  },
};

export const Unverified: Story = {
  args: { user: { ...requester, email_verifier: false } },
};
