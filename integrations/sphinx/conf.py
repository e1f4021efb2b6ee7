from pygments.lexers.special import TextLexer

html_js_files = [('https://cdn.jsdelivr.net/npm/mahjong-elements@0.1.0/dist/cdn/blocks.js', {'type': 'module'})]


def setup(app):
    # Without it, each block gives a warning about an unknown lexer.
    app.add_lexer('mahjong', TextLexer)
