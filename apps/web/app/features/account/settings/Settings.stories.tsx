import { requester } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { notificationsContract, type PushDevice } from "@jobami/api/notifications/contract";
import { pushDevice, pushPublicKey } from "@jobami/api/notifications/fixtures";
import { usersContract } from "@jobami/api/users/contract";
import { personalDetails } from "@jobami/api/users/fixtures";
import { Stack } from "@jobami/ui/layout/Stack";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { DetailsScreen } from "./DetailsScreen.tsx";
import { NotificationsScreen } from "./NotificationsScreen.tsx";
import { PushCard } from "./PushCard.tsx";
import type { PushPlace } from "./push-browser.ts";
import { VisibilityScreen } from "./VisibilityScreen.tsx";

function Section({ Screen }: { Screen: ComponentType }) {
  return (
    <StoryProviders path="/dashboard/parametres" user={requester}>
      <main style={{ maxWidth: "42rem" }}>
        <Stack gap={6}>
          <Screen />
        </Stack>
      </main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/PersonalSettings",
  component: Section,
  args: { Screen: DetailsScreen },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

const unreadable = (call: Parameters<typeof mockNetworkFailure>[0], title: string): Story => ({
  parameters: { msw: [mockNetworkFailure(call)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(title)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toBeVisible();
    await expect(canvas.getByText(/la page se relit dès qu’elle revient/)).toBeVisible();
  },
});

export const Details: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const phone = await within(canvasElement).findByLabelText(/Numéro de téléphone/);
    await expect(phone).toHaveValue("06 12 34 56 78");
  },
};

export const DetailsLoading: Story = { parameters: { msw: [mockSilence(usersContract.details)] } };
export const DetailsOffline: Story = unreadable(
  usersContract.details,
  "Vos coordonnées n’ont pas pu être lues.",
);

export const NoDetailsYet: Story = {
  parameters: {
    msw: [
      mockAnswer(usersContract.details, {
        success: true,
        data: { phone: null, phoneShown: null, birthDate: null },
      }),
    ],
  },
};

async function typePhone(canvasElement: HTMLElement, number: string) {
  const canvas = within(canvasElement);
  const field = await canvas.findByLabelText(/Numéro de téléphone/);
  await userEvent.clear(field);
  await fillIn(field, number);
  await userEvent.click(canvas.getByRole("button", { name: "Enregistrer" }));
  return canvas;
}

export const WrongNumber: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await typePhone(canvasElement, "06 12");
    await expect(await canvas.findByText(/Ce numéro n’est pas complet/)).toBeVisible();
  },
};

export const TooYoung: Story = {
  parameters: {
    msw: [
      mockRefusal(usersContract.setDetails, "VALIDATION_FAILED", {
        message: "Vérifiez le formulaire.",
        fields: [
          { path: "birthDate", code: "CUSTOM", message: "Il faut avoir 18\u00a0ans pour avoir un compte." },
        ],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await typePhone(canvasElement, "06 12 34 56 79");
    await expect(await canvas.findByText(/Il faut avoir 18\sans pour avoir/)).toBeVisible();
    await expect(canvas.getByLabelText(/Numéro de téléphone/)).toHaveValue("06 12 34 56 79");
  },
};

export const Saved: Story = {
  parameters: {
    msw: [
      mockAnswer(usersContract.setDetails, {
        success: true,
        data: { ...personalDetails, phone: "+32470123456", phoneShown: "+32 470 12 34 56" },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await typePhone(canvasElement, "+32470123456");
    await waitFor(() => expect(canvas.getByLabelText(/Numéro de téléphone/)).toHaveValue("+32 470 12 34 56"));
  },
};

export const NotSaved: Story = {
  parameters: { msw: [mockNetworkFailure(usersContract.setDetails)] },
  play: async ({ canvasElement }) => {
    const canvas = await typePhone(canvasElement, "06 12 34 56 79");
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

/** Opens one purpose of the notifications, whose heading states what is mailed of it. */
async function openPurpose(canvasElement: HTMLElement, name: RegExp): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole("button", { name, expanded: false }));
}

export const Notifications: Story = {
  tags: ["every-look"],
  args: { Screen: NotificationsScreen },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPurpose(canvasElement, /^Compte et sécurité par e-mail\s:/);
    await openPurpose(canvasElement, /^Propositions par e-mail\s: .*1 dans le résumé.*jamais$/);
    const security = await canvas.findByRole("group", { name: "Sécurité du compte" });
    await expect(within(security).queryByRole("switch")).toBeNull();
    await expect(within(security).getByText(/toujours/)).toBeVisible();
    const offer = within(canvas.getByRole("group", { name: "Une proposition arrive" }));
    await expect(offer.getByRole("switch", { name: "Dans l’application" })).toBeChecked();
    await expect(offer.getByRole("button", { name: /Par e-mail/ })).toHaveTextContent("Jamais");
    const counter = within(canvas.getByRole("group", { name: "Une contre-proposition arrive" }));
    await expect(counter.getByRole("button", { name: /Par e-mail/ })).toHaveTextContent("Dans le résumé");
    await expect(await canvas.findByRole("form", { name: "Heures calmes" })).toBeVisible();
    await expect(canvas.getByText(/Prochain résumé possible.*vendredi 20 novembre/)).toBeVisible();
  },
};

export const NotificationsOnAPhone: Story = {
  args: { Screen: NotificationsScreen },
  globals: { viewport: { value: "w390" } },
};
export const NotificationsLoading: Story = {
  args: { Screen: NotificationsScreen },
  parameters: { msw: [mockSilence(notificationsContract.preferences)] },
};
export const NotificationsOffline: Story = {
  args: { Screen: NotificationsScreen },
  ...unreadable(notificationsContract.preferences, "Vos choix n’ont pas pu être lus."),
};

async function chooseDigest(canvasElement: HTMLElement) {
  await openPurpose(canvasElement, /^Propositions/);
  const group = await within(canvasElement).findByRole("group", { name: "Une proposition arrive" });
  const mail = within(group).getByRole("button", { name: /Par e-mail/ });
  await userEvent.click(mail);
  await userEvent.click(await within(document.body).findByRole("option", { name: "Dans le résumé" }));
  return mail;
}

/** The choice stands at once, before the server has answered. */
export const Choosing: Story = {
  args: { Screen: NotificationsScreen },
  parameters: { msw: [mockSilence(notificationsContract.setPreference)] },
  play: async ({ canvasElement }) => {
    const mail = await chooseDigest(canvasElement);
    await waitFor(() => expect(mail).toHaveTextContent("Dans le résumé"));
  },
};

export const NotChosen: Story = {
  args: { Screen: NotificationsScreen },
  parameters: { msw: [mockNetworkFailure(notificationsContract.setPreference)] },
  play: async ({ canvasElement }) => {
    const mail = await chooseDigest(canvasElement);
    await waitFor(() => expect(mail).toHaveTextContent("Jamais"));
  },
};

export const TimesOffline: Story = {
  args: { Screen: NotificationsScreen },
  ...unreadable(notificationsContract.times, "Vos heures n’ont pas pu être lues."),
};

const formOf = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole("form", { name }));

/** Who ends them sees no times, and reads that there are none any more. */
export const NoQuietHours: Story = {
  args: { Screen: NotificationsScreen },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement, "Heures calmes");
    await userEvent.click(form.getByRole("checkbox", { name: "Ne rien m’envoyer à certaines heures" }));
    await expect(form.queryByText("De")).toBeNull();
    await userEvent.click(form.getByRole("button", { name: "Enregistrer les heures calmes" }));
    await waitFor(() => expect(form.getByRole("button", { name: /calmes/ })).toBeEnabled());
  },
};

export const QuietHoursRefused: Story = {
  args: { Screen: NotificationsScreen },
  parameters: {
    msw: [
      mockRefusal(notificationsContract.setQuietHours, "VALIDATION_FAILED", {
        message: "Vérifiez le formulaire.",
        fields: [
          {
            path: "quiet.to",
            code: "CUSTOM",
            message: "Le calme doit finir à une autre heure qu’il ne commence.",
          },
        ],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement, "Heures calmes");
    await form.findByText("De");
    await userEvent.click(form.getByRole("button", { name: "Enregistrer les heures calmes" }));
    await expect(await form.findByText(/à une autre heure/)).toBeVisible();
  },
};

export const WeeklyDigest: Story = {
  args: { Screen: NotificationsScreen },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement, "Résumé par e-mail");
    await userEvent.click(form.getByRole("radio", { name: "Chaque semaine" }));
    await expect(form.getByRole("button", { name: /Jour/ })).toHaveTextContent("Lundi");
  },
};

export const DigestNotSaved: Story = {
  args: { Screen: NotificationsScreen },
  parameters: { msw: [mockNetworkFailure(notificationsContract.setDigest)] },
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement, "Résumé par e-mail");
    await userEvent.click(form.getByRole("button", { name: "Enregistrer le résumé" }));
    await expect(await form.findByRole("alert")).toBeVisible();
  },
};

export const PushOffline: Story = {
  args: { Screen: NotificationsScreen },
  ...unreadable(notificationsContract.push, "Vos appareils n’ont pas pu être lus."),
};

function pushCard(place: PushPlace, first: readonly PushDevice[] = []) {
  return function Push() {
    const [devices, setDevices] = useState(first);
    return <PushCard place={place} publicKey={pushPublicKey} devices={devices} onChanged={setDevices} />;
  };
}

/** The browser of the stories refuses; nothing is asked before the press. */
export const PushRefused: Story = {
  args: { Screen: pushCard("ready") },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Me prévenir sur cet appareil" }));
    await expect(await canvas.findByText(/n’y est pas autorisé/)).toBeVisible();
  },
};

export const PushBlocked: Story = {
  args: { Screen: pushCard("denied") },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/bloquées dans votre navigateur/)).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const PushUnknown: Story = {
  args: { Screen: pushCard("unknown") },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/ne sait pas afficher/)).toBeVisible();
  },
};

export const PushEnded: Story = {
  args: { Screen: pushCard("ready", [pushDevice]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Arrêter sur Firefox sur Windows" }));
    await waitFor(() => expect(canvas.queryByRole("list")).toBeNull());
  },
};

export const PushNotEnded: Story = {
  args: { Screen: pushCard("ready", [pushDevice]) },
  parameters: { msw: [mockNetworkFailure(notificationsContract.endPushDevice)] },
  play: async ({ canvasElement }) => {
    const end = await within(canvasElement).findByRole("button", { name: /^Arrêter/ });
    await userEvent.click(end);
    await waitFor(() => expect(end).toBeEnabled());
    await expect(within(canvasElement).getByText("Firefox sur Windows")).toBeVisible();
  },
};

export const Visible: Story = {
  tags: ["every-look"],
  args: { Screen: VisibilityScreen },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/page introuvable/)).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Voir mon profil comme les autres" })).toBeVisible();
  },
};

export const VisibilityLoading: Story = {
  args: { Screen: VisibilityScreen },
  parameters: { msw: [mockSilence(usersContract.visibility)] },
};
export const VisibilityOffline: Story = {
  args: { Screen: VisibilityScreen },
  ...unreadable(usersContract.visibility, "Votre choix n’a pas pu être lu."),
};

async function hide(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name: "Masquer mon profil" }));
  const question = within(await within(document.body).findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Masquer mon profil" }));
  return { canvas, question };
}

export const AskedWhetherToHide: Story = {
  args: { Screen: VisibilityScreen },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Masquer mon profil" }));
    const question = within(await within(document.body).findByRole("alertdialog"));
    await expect(question.getAllByRole("listitem")).toHaveLength(4);
  },
};

/** Once hidden, showing it again is one press. */
export const HiddenAndBack: Story = {
  args: { Screen: VisibilityScreen },
  parameters: {
    msw: [
      mockAnswer(usersContract.setVisibility, {
        success: true,
        data: { isHidden: true, isIndexable: true },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const { canvas } = await hide(canvasElement);
    await expect(await canvas.findByRole("button", { name: "Rendre mon profil visible" })).toBeVisible();
    await expect(canvas.getByText("Masqué")).toBeVisible();
  },
};

export const NotHidden: Story = {
  args: { Screen: VisibilityScreen },
  parameters: { msw: [mockNetworkFailure(usersContract.setVisibility)] },
  play: async ({ canvasElement }) => {
    const { question } = await hide(canvasElement);
    await expect(await question.findByText(/connexion/i)).toBeVisible();
  },
};
