export { isLanguage, LANGUAGES, type Language, languageName, localeOf } from '../languages/language.js';
