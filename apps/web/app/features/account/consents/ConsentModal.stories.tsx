import { requester } from "@jobami/api/auth/fixtures";
import { consentsContract } from "@jobami/api/consents/contract";
import { termsChanged } from "@jobami/api/consents/fixtures";
import { mockAnswer, mockRefusal } from "@jobami/api/mock";
import { profilesContract } from "@jobami/api/profiles/contract";
import { requesterProfile } from "@jobami/api/profiles/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { ConsentModal } from "./ConsentModal.tsx";
import { consentFlags, openConsent, sendToWindow } from "./consents.ts";

const onNotice = fn();

const meta = {
  title: "web/ConsentModal",
  component: ConsentModal,
  parameters: { layout: "fullscreen" },
  args: { kind: "terms", user: requester },
  beforeEach: () => {
    onNotice.mockClear();
    consentFlags.ai.clear();
    consentFlags.terms.clear();
  },
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/missions" user={requester} onNotice={onNotice}>
        <main>
          <h1>Missions</h1>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof ConsentModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = () => screen.getByRole("button", { name: "Confirmer" });

/** Asks until a person hears it: the modal listens from its first effect on. */
const asked = (kind: "ai" | "terms") =>
  waitFor(() => {
    openConsent(kind);
    return screen.getByRole("dialog");
  });

async function open(kind: "ai" | "terms") {
  const dialog = await asked(kind);
  await waitFor(() => expect(dialog).toBeVisible());
  await waitFor(() => expect(confirm()).toBeEnabled());
  return dialog;
}

export const Terms: Story = {
  play: async () => {
    await open("terms");
    await expect(screen.getByLabelText("Prénom")).toHaveValue("Karim");
    await userEvent.click(confirm());
    await expect(await screen.findByText("Vous devez accepter les CGV et CGU")).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(confirm());
    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledWith({ kind: "success", title: "CGV et CGU acceptées avec succès" }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(localStorage.getItem("cgv_cgu_consent_accepted")).toBe("true");
  },
};

export const Ai: Story = {
  args: { kind: "ai" },
  play: async () => {
    const dialog = await open("ai");
    await expect(dialog).toHaveTextContent("valable 6 mois et doit ensuite être renouvelé");
    await userEvent.click(confirm());
    await expect(
      await screen.findByText("Vous devez accepter les conditions d'utilisation de l'IA"),
    ).toBeVisible();
  },
};

export const NameMissing: Story = {
  parameters: {
    msw: [
      mockAnswer(profilesContract.own, {
        success: true,
        profil: { data: { ...requesterProfile, prenom: "", nom: "Martin" } },
      }),
    ],
  },
  play: async () => {
    await asked("terms");
    const missing = await screen.findByText("Prénom manquant dans votre profil");
    await waitFor(() => expect(missing).toBeVisible());
    await expect(confirm()).toBeDisabled();
  },
};

/** The names that the session knows stand in for a profile that cannot be read. */
export const ProfileUnreadable: Story = {
  parameters: { msw: [mockRefusal(profilesContract.own, "INTERNAL_ERROR", { message: "Erreur" })] },
  play: async () => {
    await open("terms");
    await expect(screen.getByLabelText("Nom")).toHaveValue("Martin");
  },
};

export const SaveFailed: Story = {
  parameters: { msw: [mockRefusal(consentsContract.giveTerms, "INTERNAL_ERROR", { message: "Erreur" })] },
  play: async () => {
    await open("terms");
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(confirm());
    await expect(
      await screen.findByText(
        "Une erreur est survenue lors de l'enregistrement de votre acceptation. Veuillez réessayer.",
      ),
    ).toBeVisible();
    await expect(screen.getByRole("checkbox")).toBeChecked();
    await expect(localStorage.getItem("cgv_cgu_consent_accepted")).toBeNull();
  },
};

export const ForcedToClose: Story = {
  play: async () => {
    await open("terms");
    sendToWindow("force-close-cgv-cgu-modal");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** New terms hold: what changed is stated, and what whoever refuses them can do [POL-14]. */
export const ChangedTerms: Story = {
  parameters: { msw: [mockAnswer(consentsContract.termsStatus, termsChanged)] },
  play: async () => {
    const dialog = await open("terms");
    await waitFor(() => expect(dialog).toHaveTextContent("Nos conditions ont changé (CGV 1.1, CGU 1.0)"));
    await expect(dialog).toHaveTextContent("médiation gratuite");
    const away = within(dialog).getByRole("link", {
      name: "télécharger vos données et fermer votre compte",
    });
    await expect(away).toHaveAttribute("href", "/dashboard/parametres/compte");
    await userEvent.click(away);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The terms changed again while they were read: they are shown anew, and nothing unread is accepted. */
export const ChangedMeanwhile: Story = {
  parameters: {
    msw: [
      mockAnswer(consentsContract.termsStatus, termsChanged),
      mockRefusal(consentsContract.giveTerms, "TERMS_VERSION_OUTDATED", { message: "Rechargez." }),
    ],
  },
  play: async () => {
    const dialog = await open("terms");
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(confirm());
    await expect(
      await screen.findByText(/Une erreur est survenue lors de l'enregistrement de votre acceptation/),
    ).toBeVisible();
    await expect(dialog).toBeVisible();
  },
};
