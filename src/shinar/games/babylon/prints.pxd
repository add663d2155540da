from shinar.games.babylon.state cimport *

cdef signed char tile_symbol[TILES][CORNERS]    # clockwise from the upper left, as printed
cdef signed char tile_flower[TILES]
cdef signed char token_count[EFFECTS + 1]       # of each kind, the blank ones first
cdef signed char box[SYMBOLS]                   # decorations by symbol - 1

cpdef int symbol_of(int tile, int turned, int corner) noexcept nogil
cpdef int flower_of(int tile) noexcept nogil
