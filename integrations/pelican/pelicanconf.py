from pygments.formatters import HtmlFormatter


class KeepLanguage(HtmlFormatter):
    """Writes the language of a code block as its class, also if no lexer is known for it."""

    def __init__(self, lang_str='', **options):
        super().__init__(**options)
        self.language = lang_str

    def _wrap_code(self, source):
        yield 0, f'<code class="{self.language}">'
        yield from source
        yield 0, '</code>'


MARKDOWN = {
    'extension_configs': {
        'markdown.extensions.codehilite': {
            'css_class': 'highlight',
            'guess_lang': False,
            'pygments_formatter': KeepLanguage,
        },
        'markdown.extensions.extra': {},
        'markdown.extensions.meta': {},
    },
    'output_format': 'html5',
}

# Readers of the RSS feed see whole posts.
RSS_FEED_SUMMARY_ONLY = False
