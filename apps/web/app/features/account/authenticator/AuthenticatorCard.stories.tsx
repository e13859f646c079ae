import { requester } from "@jobami/api/auth/fixtures";
import { authenticatorContract } from "@jobami/api/authenticator/contract";
import { googleContract } from "@jobami/api/google/contract";
import { googleOnly } from "@jobami/api/google/fixtures";
import { mailProofContract } from "@jobami/api/mail-proof/contract";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { AuthenticatorCard } from "./AuthenticatorCard.tsx";

const state = {
  success: true as const,
  isOn: true,
  isCodeMailed: false,
  recoveryCodesLeft: 9,
  onSince: "2026-11-12T09:00:00.000Z",
};

const meta = {
  title: "web/Authenticator",
  component: AuthenticatorCard,
  args: { email: requester.email, onChanged: fn() },
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/profil/securite" user={requester}>
        <main style={{ maxWidth: "38rem" }}>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof AuthenticatorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole("button", { name }));

async function givePassword(canvasElement: HTMLElement) {
  await press(canvasElement, "Activer l’application");
  await fillIn(within(canvasElement).getByLabelText("Mot de passe du compte"), "Secret-2026!");
  await press(canvasElement, "Continuer");
}

async function giveCode(canvasElement: HTMLElement) {
  await givePassword(canvasElement);
  await fillIn(await within(canvasElement).findByLabelText("Code de l’application"), "123456");
  await press(canvasElement, "Vérifier le code");
}

export const Closed: Story = {};
export const Loading: Story = { parameters: { msw: [mockSilence(authenticatorContract.state)] } };
export const Unread: Story = { parameters: { msw: [mockNetworkFailure(authenticatorContract.state)] } };
/** Who has no password is proved by Google first. */
export const GoogleFirst: Story = {
  parameters: { msw: [mockAnswer(googleContract.state, googleOnly())] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, "Activer l’application");
    const way = await canvas.findByRole("link", { name: "Confirmer avec Google" });
    await expect(way).toHaveAttribute(
      "href",
      "/api/auth/google/proof?for=authenticator&from=%2Fdashboard%2Fprofil%2Fsecurite%23authenticator-title",
    );
    await expect(canvas.queryByLabelText("Mot de passe du compte")).toBeNull();
  },
};

/** Back from Google nothing more is asked. */
export const ProvedByGoogle: Story = {
  parameters: { msw: [mockAnswer(googleContract.state, googleOnly("authenticator"))] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, "Activer l’application");
    await expect(await canvas.findByText(/Google vient de confirmer/)).toBeVisible();
    await press(canvasElement, "Continuer");
    await expect(await canvas.findByLabelText("Code de l’application")).toBeVisible();
  },
};

export const RefusedWithoutProof: Story = {
  parameters: {
    msw: [
      mockAnswer(googleContract.state, googleOnly("authenticator")),
      mockRefusal(authenticatorContract.begin, "PROOF_NEEDED", {
        message: "Confirmez d’abord avec Google que c’est bien vous.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Activer l’application");
    await press(canvasElement, "Continuer");
    await expect(await within(canvasElement).findByText(/Confirmez d’abord avec Google/)).toBeVisible();
  },
};

export const AskingPassword: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Activer l’application");
    await expect(within(canvasElement).getByLabelText("Mot de passe du compte")).toHaveFocus();
  },
};

export const WrongPassword: Story = {
  parameters: {
    msw: [mockRefusal(authenticatorContract.begin, "INVALID_CREDENTIALS", { message: "Incorrect." })],
  },
  play: async ({ canvasElement }) => {
    await givePassword(canvasElement);
    await expect(await within(canvasElement).findByText("Ce mot de passe n’est pas le bon.")).toBeVisible();
  },
};

/** Where the sign-in was not proved by mail yet, a code is asked for, and the same call goes on. */
export const AskingMailedCode: Story = {
  tags: ["every-look"],
  parameters: { msw: [mockRefusal(authenticatorContract.begin, "MAIL_PROOF_NEEDED", { message: "Non." })] },
  play: async ({ canvasElement }) => {
    await givePassword(canvasElement);
    const question = within(await within(document.body).findByRole("dialog", { name: /Confirmez/ }));
    await expect(await question.findByText(/envoyé à l•••@e•••\.fr/)).toBeVisible();
    await expect(question.getByLabelText("Code de vérification")).toBeVisible();
  },
};

export const AskingMailedCodeOnAPhone: Story = {
  ...AskingMailedCode,
  tags: [],
  globals: { viewport: { value: "w390" } },
};

export const GivenMailedCode: Story = {
  parameters: {
    msw: [mockRefusal(authenticatorContract.begin, "MAIL_PROOF_NEEDED", { message: "Non." }, { once: true })],
  },
  play: async ({ canvasElement }) => {
    await givePassword(canvasElement);
    const question = within(await within(document.body).findByRole("dialog", { name: /Confirmez/ }));
    await fillIn(await question.findByLabelText("Code de vérification"), "123456");
    await expect(await within(canvasElement).findByLabelText("Code de l’application")).toBeVisible();
  },
};

export const WrongMailedCode: Story = {
  parameters: {
    msw: [
      mockRefusal(authenticatorContract.begin, "MAIL_PROOF_NEEDED", { message: "Non." }),
      mockRefusal(mailProofContract.give, "CODE_INVALID", { message: "Non." }),
    ],
  },
  play: async ({ canvasElement }) => {
    await givePassword(canvasElement);
    const question = within(await within(document.body).findByRole("dialog", { name: /Confirmez/ }));
    await fillIn(await question.findByLabelText("Code de vérification"), "123456");
    await expect(await question.findByText("Ce code n’est pas le bon.")).toBeVisible();
  },
};

/** Giving up states why nothing was done, and keeps what was typed. */
export const WithoutMailedCode: Story = {
  parameters: {
    msw: [
      mockRefusal(authenticatorContract.begin, "MAIL_PROOF_NEEDED", {
        message: "Confirmez d’abord par le code reçu par e-mail que c’est bien vous.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await givePassword(canvasElement);
    const question = within(await within(document.body).findByRole("dialog", { name: /Confirmez/ }));
    await userEvent.click(question.getByRole("button", { name: "Annuler" }));
    await expect(await within(canvasElement).findByText(/^Confirmez d’abord par le code/)).toBeVisible();
    await expect(within(canvasElement).getByLabelText("Mot de passe du compte")).toHaveValue("Secret-2026!");
  },
};

export const Scanning: Story = {
  play: async ({ canvasElement }) => {
    await givePassword(canvasElement);
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole("img", { name: "Code QR qui relie votre application à ce compte" }),
    ).toBeVisible();
    await expect(canvas.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Scanning, globals: { viewport: { value: "w390" } } };

export const WrongCode: Story = {
  parameters: { msw: [mockRefusal(authenticatorContract.confirm, "CODE_INVALID", { message: "Non." })] },
  play: async ({ canvasElement }) => {
    await giveCode(canvasElement);
    await expect(await within(canvasElement).findByText(/Ce code n’est pas le bon/)).toBeVisible();
  },
};

export const SecretExpired: Story = {
  parameters: { msw: [mockRefusal(authenticatorContract.confirm, "CODE_EXPIRED", { message: "Non." })] },
  play: async ({ canvasElement }) => {
    await giveCode(canvasElement);
    await expect(await within(canvasElement).findByText(/La clé n’est plus valable/)).toBeVisible();
  },
};

/** The codes are shown once, and nothing shows them again. */
export const Codes: Story = {
  play: async ({ canvasElement, args }) => {
    await giveCode(canvasElement);
    const list = await within(canvasElement).findByRole("list", { name: "Codes de secours" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(10);
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
  },
};

export const On: Story = { parameters: { msw: [mockAnswer(authenticatorContract.state, state)] } };
export const NoCodesLeft: Story = {
  parameters: { msw: [mockAnswer(authenticatorContract.state, { ...state, recoveryCodesLeft: 0 })] },
};

export const TurnedOff: Story = {
  ...On,
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, "Désactiver l’application");
    await fillIn(within(canvasElement).getByLabelText("Mot de passe du compte"), "Secret-2026!");
    await press(canvasElement, "Désactiver");
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledWith(requester));
  },
};

export const Renewed: Story = {
  ...On,
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Créer de nouveaux codes");
    await fillIn(within(canvasElement).getByLabelText("Mot de passe du compte"), "Secret-2026!");
    await press(canvasElement, "Créer dix codes");
    await expect(await within(canvasElement).findByRole("list", { name: "Codes de secours" })).toBeVisible();
  },
};
