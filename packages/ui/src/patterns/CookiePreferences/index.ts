export {
  CookiePreferences,
  type CookiePreferencesProps,
  type CookiePreferencesWords,
} from "./CookiePreferences.tsx";
