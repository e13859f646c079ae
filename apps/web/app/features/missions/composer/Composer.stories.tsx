import { requester } from "@jobami/api/auth/fixtures";
import { consentsContract } from "@jobami/api/consents/contract";
import { termsAbsent } from "@jobami/api/consents/fixtures";
import { missionsContract } from "@jobami/api/missions/contract";
import { dayInFrance } from "@jobami/api/missions/days";
import { missionPage } from "@jobami/api/missions/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal } from "@jobami/api/mock";
import { placesContract } from "@jobami/api/places/contract";
import { lyon } from "@jobami/api/places/fixtures";
import { proposalsContract } from "@jobami/api/proposals/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { consentEvents, consentFlags, hearWindow } from "../../account/consents/index.ts";
import { ComposerScreen } from "./ComposerScreen.tsx";
import { heardInComposer, inComposer, leaveDraft, press, resume } from "./composer.fixture.tsx";

const meta = {
  title: "web/Composer",
  component: ComposerScreen,
  parameters: { layout: "fullscreen" },
  args: { userId: requester.id },
  decorators: [inComposer],
} satisfies Meta<typeof ComposerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const noMission = mockAnswer(missionsContract.all, {
  ...missionPage,
  data: [],
  pagination: { ...missionPage.pagination, totalPages: 0, totalCount: 0 },
});

/** [MISS-04] */
export const Service: Story = {};

export const ServiceRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement, "Continuer");
    await expect(await canvas.findByText("Une erreur est à corriger")).toHaveFocus();
  },
};

const text = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("combobox", { name: /En quelques mots/ });

/** What a person declares they need chooses category and kind. */
export const ServiceSearched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(text(canvasElement), "tondre ma pelouse");
    await userEvent.click(await screen.findByRole("option", { name: /Tonte de pelouse/ }));
    await expect(await canvas.findByRole("radio", { name: "Tonte de pelouse" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: /Catégorie/ })).toHaveTextContent("Jardinage");
    await expect(canvas.getByText(/Vous avez écrit «\stondre ma pelouse\s»/)).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Taille de haies" }));
    await waitFor(() => expect(text(canvasElement)).toHaveValue(""));
  },
};

/** A text that names no service leads to the list below. */
export const ServiceNotFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(text(canvasElement), "xyzzy");
    const notice = await screen.findAllByText(/Aucun service trouvé/);
    await expect(notice.length).toBeGreaterThan(0);
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(within(canvasElement).getByRole("button", { name: /Catégorie/ })).toBeVisible(),
    );
  },
};

export const ServiceChosen: Story = {
  beforeEach: () => leaveDraft("service"),
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "De quoi avez-vous besoin\u202f?");
    await expect(canvas.getByRole("radio", { name: "Montage de meubles" })).toBeChecked();
  },
};

export const Details: Story = {
  beforeEach: () => leaveDraft("details"),
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Décrivez la mission");
    await expect(canvas.getByLabelText("Titre")).toHaveValue("Monter une armoire et fixer deux étagères");
  },
};

export const DetailsRefused: Story = {
  beforeEach: () => leaveDraft("details", { title: "Aide", description: "" }),
  play: async ({ canvasElement }) => {
    await resume(canvasElement, "Décrivez la mission");
    const canvas = await press(canvasElement, "Continuer");
    await expect(await canvas.findByText("2 erreurs sont à corriger")).toHaveFocus();
    await expect(canvas.getByLabelText("Titre")).toBeInvalid();
  },
};

export const PlaceAndDate: Story = {
  beforeEach: () => leaveDraft("placeAndDate"),
  play: async ({ canvasElement }) => void (await resume(canvasElement, "Où et quand\u202f?")),
};

/** Nothing was mentioned of a place: it begins with that of the newest mission, and another one may be written over it. */
export const PlaceOfTheLastMission: Story = {
  beforeEach: () => leaveDraft("placeAndDate", { placeCode: "", placeName: "", placePostalCodes: [] }),
  parameters: { msw: [mockAnswer(placesContract.search, { success: true, data: [lyon] })] },
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Où et quand\u202f?");
    await canvas.findByText(/comme pour votre dernière mission/);
    const field = canvas.getByRole("combobox", { name: "Commune" });
    await waitFor(() => expect(field).not.toHaveValue(""));
    await userEvent.click(canvas.getByRole("button", { name: "Changer de commune" }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("");
    await waitFor(() => expect(canvas.queryByText(/comme pour votre dernière mission/)).toBeNull());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};

/** As soon as it can be: a last day is proposed, and another one that is chosen stays. */
export const PlaceAndDateSoon: Story = {
  beforeEach: () => leaveDraft("placeAndDate", { date: "" }),
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Où et quand\u202f?");
    await userEvent.click(canvas.getByRole("radio", { name: "Dès que possible" }));
    const lastDay = await canvas.findByRole("group", { name: /^Au plus tard le/ });
    const inAWeek = dayInFrance(Date.now() + 7 * 86_400_000).slice(8);
    const shown = () => within(lastDay).getByRole("spinbutton", { name: /^jour/ });
    await waitFor(() => expect(shown()).toHaveTextContent(inAWeek));
    await press(canvasElement, "Continuer");
    await canvas.findByRole("heading", { name: "Quel budget\u202f?" });
  },
};

/** Through several days, the last of which is typed before the first and mended. */
export const PlaceAndSeveralDays: Story = {
  beforeEach: () => leaveDraft("placeAndDate", { endDate: dayInFrance(Date.now() + 13 * 86_400_000) }),
  play: async ({ canvasElement }) => {
    await resume(canvasElement, "Où et quand\u202f?");
    const canvas = await press(canvasElement, "Continuer");
    await expect(await canvas.findByText("Une erreur est à corriger")).toHaveFocus();
    const year = within(canvas.getByRole("group", { name: /^Jusqu’au/ })).getByRole("spinbutton", {
      name: /^année/,
    });
    await userEvent.click(year);
    await userEvent.keyboard("{ArrowUp}");
    await expect((await canvas.findAllByText(/31\sjours au plus/))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Date flexible" }));
    await waitFor(() => expect(canvas.queryByRole("group", { name: /^Jusqu’au/ })).toBeNull());
    await press(canvasElement, "Continuer");
    await canvas.findByRole("heading", { name: "Quel budget\u202f?" });
  },
};

export const PlaceAndDateRefused: Story = {
  beforeEach: () =>
    leaveDraft("placeAndDate", {
      placeCode: "",
      placeName: "",
      placePostalCodes: [],
      postalCode: undefined,
      date: "",
    }),
  parameters: { msw: [noMission] },
  play: async ({ canvasElement }) => {
    await resume(canvasElement, "Où et quand\u202f?");
    const canvas = await press(canvasElement, "Continuer");
    await expect(await canvas.findByText("2 erreurs sont à corriger")).toHaveFocus();
  },
};

/** The network goes between two letters: what was found for the first ones is no answer to the others. */
export const CommuneCutOff: Story = {
  beforeEach: () => leaveDraft("placeAndDate", { placeCode: "", placeName: "", placePostalCodes: [] }),
  parameters: {
    msw: [
      noMission,
      mockAnswer(placesContract.search, { success: true, data: [lyon] }, { q: "ly" }),
      mockNetworkFailure(placesContract.search),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Où et quand\u202f?");
    const field = canvas.getByRole("combobox", { name: "Commune" });
    await userEvent.type(field, "ly");
    await expect((await screen.findAllByRole("option")).length).toBeGreaterThan(0);
    await userEvent.type(field, "x");
    const shownMessage = /La recherche des communes n’a pas abouti/;
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(shownMessage));
    // The open list hides the page around it from assistive technology; the eye reads it beside the field.
    await expect(screen.getByRole("alert", { hidden: true })).toHaveTextContent(shownMessage);
    await expect(screen.queryByRole("option", { name: /^Lyon/ })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(await screen.findByRole("alert")).toHaveTextContent(shownMessage);
    await expect(field).toHaveValue("lyx");
  },
};

export const Budget: Story = {
  beforeEach: () => leaveDraft("budget"),
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Quel budget\u202f?");
    for (const group of canvas.getAllByRole("radiogroup"))
      await expect(group).toHaveAttribute("aria-required", "true");
    await expect(canvas.getByText(/^Les champs sont obligatoires, sauf mention/)).toBeVisible();
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleName(expect.stringContaining("facultatif"));
  },
};

/** What was refused is stated until it is mended, and no longer. */
export const DetailsMended: Story = {
  beforeEach: () => leaveDraft("details", { title: "Aide", description: "" }),
  play: async ({ canvasElement }) => {
    await resume(canvasElement, "Décrivez la mission");
    const canvas = await press(canvasElement, "Continuer");
    await expect(await canvas.findByText("2 erreurs sont à corriger")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Titre"), " pour ma haie");
    await waitFor(() => expect(canvas.getByLabelText("Titre")).not.toBeInvalid());
    await expect(canvas.getByText("Une erreur est à corriger")).toBeVisible();
  },
};

/** What others agreed on is taken over by one press. */
export const BudgetAsOthersPay: Story = {
  beforeEach: () => leaveDraft("budget", { amount: null }),
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Quel budget\u202f?");
    const hint = /entre 45\s€ et 80\s€, la moitié à 60\s€ au plus \(23 accords\)/;
    await userEvent.click(canvas.getByRole("radio", { name: /^Jobi/ }));
    await expect(canvas.queryByText(hint)).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: /^Euros(?! et)/ }));
    await expect(await canvas.findByText(hint)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Mettre 60/ }));
    await expect(canvas.getByLabelText(/Montant/)).toHaveValue("60");
  },
};

/** Under five agreements nothing is reported. */
export const BudgetWithoutPrices: Story = {
  beforeEach: () => leaveDraft("budget"),
  parameters: { msw: [mockAnswer(proposalsContract.prices, { success: true, data: null })] },
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Quel budget\u202f?");
    await expect(await canvas.findByText(/^Trop peu d’accords/)).toBeVisible();
  },
};

/** What others pay for another service of its category states nothing of it. */
export const BudgetWithPricesOfTheCategory: Story = {
  beforeEach: () => leaveDraft("budget"),
  parameters: {
    msw: [
      mockAnswer(proposalsContract.prices, {
        success: true,
        data: { of: "category", count: 23, low: 45, median: 60, high: 80 },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Quel budget\u202f?");
    await expect(await canvas.findByText(/^Trop peu d’accords/)).toBeVisible();
  },
};

/** A price in Jobi above one's balance can be published, and is warned of. */
export const BudgetAboveTheBalance: Story = {
  beforeEach: () => leaveDraft("budget", { paymentMethodType: "jobis", amount: 40 }),
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Quel budget\u202f?");
    await expect(await canvas.findByText(/Votre solde est de 24/)).toBeVisible();
  },
};

/** Euros and Jobi together need both parts. */
export const BudgetRefused: Story = {
  beforeEach: () => leaveDraft("budget", { paymentMethodType: "hybrid", amount: null }),
  play: async ({ canvasElement }) => {
    await resume(canvasElement, "Quel budget\u202f?");
    const canvas = await press(canvasElement, "Continuer");
    await expect(await canvas.findByText("2 erreurs sont à corriger")).toHaveFocus();
  },
};

export const Review: Story = {
  beforeEach: () => leaveDraft("review"),
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Tout est correct\u202f?");
    await expect(canvas.getByRole("button", { name: "Modifier : Budget" })).toBeVisible();
  },
};

/** Before it is published the mission is looked at as jobbeurs will meet it. */
export const ReviewPreviewed: Story = {
  beforeEach: () => leaveDraft("review"),
  play: async ({ canvasElement }) => {
    const canvas = await resume(canvasElement, "Tout est correct\u202f?");
    await userEvent.click(canvas.getByText("Voir ce que les jobbeurs verront"));
    const titles = canvas.getAllByRole("heading", { name: "Monter une armoire et fixer deux étagères" });
    await expect(titles).toHaveLength(2);
    for (const title of titles) await expect(title).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getAllByText(/aucune proposition/i)[0]).toBeVisible();
  },
};

/** Without the terms nothing is published: their modal is asked for [CONS-38]. */
export const TermsMissing: Story = {
  parameters: { msw: [mockAnswer(consentsContract.termsStatus, termsAbsent)] },
  beforeEach: () => {
    heardInComposer.mockClear();
    consentFlags.terms.clear();
    leaveDraft("review");
  },
  play: async ({ canvasElement }) => {
    const opened = fn();
    const stop = hearWindow({ [consentEvents.open.terms]: opened });
    await resume(canvasElement, "Tout est correct\u202f?");
    await press(canvasElement, "Publier la mission");
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    await expect(heardInComposer).toHaveBeenCalledWith({
      kind: "error",
      title:
        "Vous devez accepter les CGV/CGU pour publier une mission. Rendez-vous dans Paramètres > Consentement.",
    });
    await expect(
      await within(canvasElement).findByText(/acceptez d’abord les CGV et CGU/),
    ).toBeInTheDocument();
    stop();
  },
};

/** It cannot be known whether the terms are accepted: the publishing is reported as not done, and can be tried again. */
export const TermsUnchecked: Story = {
  parameters: { msw: [mockNetworkFailure(consentsContract.termsStatus)] },
  beforeEach: () => {
    consentFlags.terms.clear();
    leaveDraft("review");
  },
  play: async ({ canvasElement }) => {
    await resume(canvasElement, "Tout est correct\u202f?");
    const canvas = await press(canvasElement, "Publier la mission");
    await expect(await canvas.findByText(/le serveur n’a pas pu dire/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Publier à nouveau" })).toBeVisible();
  },
};

/** Taken back on another device: the server refuses, nothing is lost, and the modal is asked for. */
export const TermsTakenBackElsewhere: Story = {
  parameters: {
    msw: [
      mockRefusal(missionsContract.create, "TERMS_REQUIRED", { message: "Vous devez accepter les CGV/CGU." }),
    ],
  },
  beforeEach: () => {
    consentFlags.terms.set(requester.id);
    leaveDraft("review");
  },
  play: async ({ canvasElement }) => {
    const opened = fn();
    const stop = hearWindow({ [consentEvents.open.terms]: opened });
    const canvas = await resume(canvasElement, "Tout est correct\u202f?");
    await press(canvasElement, "Publier la mission");
    await expect(await canvas.findByText("Vous devez accepter les CGV/CGU.")).toBeVisible();
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    await expect(localStorage.getItem("cgv_cgu_consent_accepted")).toBeNull();
    stop();
  },
};

export const ReviewOfLongWords: Story = {
  beforeEach: () =>
    leaveDraft("review", {
      title: "Réapprovisionnement hebdomadaire anticonstitutionnellement interdépartemental",
      description: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz".repeat(3),
      placeName: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson",
      paymentMethodType: "hybrid",
      jobiAmount: 4,
      budgetType: "horaire",
    }),
  play: async ({ canvasElement }) => void (await resume(canvasElement, "Tout est correct\u202f?")),
};
