export {
  CookiePreferences,
  type CookiePreferencesLabels,
  type CookiePreferencesProps,
} from "./CookiePreferences.tsx";
