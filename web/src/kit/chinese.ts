/** Fetched only for readers of Chinese; the browser then takes just the slices whose characters are on the page. */
import "@fontsource/noto-serif-tc/500.css";
