// Before the first paint: the look that was chosen on this device (src/ui/theme-toggle.tsx keeps it).
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch (error) {
  // Storage is switched off: the device's own setting holds.
}
